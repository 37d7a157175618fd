import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isMotDePassePersonnel, type Titulaire } from './mot-de-passe-personnel.ts'

const camille: Titulaire = {
  nom: 'Martin',
  prenom: 'Camille',
  dateNaissance: '1986-03-14',
  identifiant: 'kiki.du69@example.org',
}

for (const [motDePasse, titulaire, refused] of [
  ['Horizon!2026', camille, false],
  ['Trombone!2026', camille, false],
  ['Martin!2026', camille, true],
  ['xxMARTINxx!9', camille, true],
  ['Camille-7-Lampe', camille, true],
  ['C@m1lle!2026', camille, true],
  ['Lampe!1986', camille, true],
  ['Lampe!19-86', camille, true],
  ['Lampe!86', camille, false],
  ['Lampe!1403', camille, false],
  ['Kiki.du69!A', camille, true],
  ['KikiDu69!A', camille, true],
  ['Kiki!2026x', camille, false],
  ['Example!2026', camille, false],
  ['Lampe!1985x', { dateNaissance: '1985-05-12' }, true],
  ['Lefevre!26', { nom: 'Lefèvre' }, true],
  ['Lefèvre!26', { nom: 'LEFEVRE' }, true],
  ['Lœuillet!26', { nom: 'Loeuillet' }, true],
  ['Ines-Lampe-9', { prenom: 'Inès' }, true],
  ["D'Angelo!26", { nom: 'D’Angelo' }, true],
  ['Dangelo!26', { nom: "D'Angelo" }, true],
  ['Angelo!26x', { nom: "D'Angelo" }, true],
  ['MarcAntoine!26', { prenom: 'Marc-Antoine' }, true],
  ['Antoine!26', { prenom: 'Marc Antoine' }, true],
  ['Isle-Verte-26', { nom: 'Dupont de l’Isle' }, true],
  ['Avancer!26x', { nom: 'van der Berg' }, false],
  ['Berger!26xx', { nom: 'van der Berg' }, true],
  ['Limonade!26', { nom: 'Li' }, false],
  ['Pauline!26', { prenom: 'Ali' }, false],
  ['Alizarine!26', { prenom: 'Ali' }, true],
  ['Δημήτρης!26', { prenom: 'Δημήτρης' }, true],
  ['Ada-Lampe-9', { identifiant: 'ada@example.org' }, false],
  ['Lampe!2026', {}, false],
  ['Lampe!2026', { nom: '', prenom: null, dateNaissance: '', identifiant: '' }, false],
  ['Lampe!2026', { nom: "'-'", dateNaissance: 'hier', identifiant: '@' }, false],
] satisfies [string, Titulaire, boolean][]) {
  test(`« ${motDePasse} » of ${JSON.stringify(titulaire)}: ${refused ? 'refused' : 'accepted'}`, () =>
    assert.equal(isMotDePassePersonnel(motDePasse, titulaire), refused))
}
