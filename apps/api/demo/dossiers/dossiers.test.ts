import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  formatMontant,
  isDateCalendaire,
  isNumeroAmc,
  libellePeriode,
} from '@espace-adherent/domain'
import { assuresAtlas } from '../assures/atlas.ts'
import { assuresHorizon } from '../assures/horizon.ts'
import { cartesDe } from './cartes.ts'
import { cotisationsDe, mandatsDe } from './cotisations.ts'
import { documentsDe } from './documents.ts'
import { parMoisDe } from './prix.ts'

const clients = [
  ['horizon', assuresHorizon],
  ['atlas', assuresAtlas],
] as const

// A day in the year’s middle, its first, and its last.
for (const aujourdhui of ['2026-11-15', '2026-01-01', '2026-12-31'])
  for (const [client, assuresDe] of clients) {
    const assures = assuresDe(2026)
    const { contrats } = assures

    test(`${client}, ${aujourdhui}: every card has a number, its days and its domains`, () => {
      const cartes = cartesDe(client, contrats, 2026)
      assert.ok(cartes.length > 0)
      for (const { numeroAmc, dateDebut, dateFin, domaines } of cartes) {
        assert.ok(isNumeroAmc(numeroAmc))
        assert.ok(dateDebut < dateFin)
        assert.ok(domaines.length >= 9)
        assert.equal(new Set(domaines.map(({ code }) => code)).size, domaines.length)
      }
    })

    test(`${client}, ${aujourdhui}: what is past is paid or rejected, what is to come is not`, () => {
      for (const { dateEcheance, etat, montant, periodeDebut, periodeFin } of cotisationsDe(
        contrats,
        aujourdhui,
        parMoisDe(client, assures, 2026),
      )) {
        assert.equal(etat === 'a_venir', dateEcheance > aujourdhui, dateEcheance)
        assert.ok(Number.isInteger(montant) && montant > 0)
        assert.doesNotMatch(libellePeriode(periodeDebut, periodeFin), /^du /)
      }
    })

    test(`${client}, ${aujourdhui}: nothing is kept from a day that has not come`, () => {
      for (const contrat of contrats)
        for (const { le, nomFichier, titre } of documentsDe(
          contrat,
          'Organisme',
          aujourdhui,
          [],
          parMoisDe(client, assures, 2026),
        )) {
          assert.ok(isDateCalendaire(le), titre)
          if (contrat.dateDebut <= aujourdhui && aujourdhui !== '2026-01-01')
            assert.ok(le <= aujourdhui, `${titre} ${le}`)
          assert.match(nomFichier, /^[a-z0-9-]+\.pdf$/)
        }
    })
  }

test('one debit was rejected, Hugo’s; the main members have a dozen papers each', () => {
  const assures = assuresHorizon(2026)
  const { contrats } = assures
  const parMois = parMoisDe('horizon', assures, 2026)
  const rejets = cotisationsDe(contrats, '2026-11-15', parMois).filter(
    ({ etat }) => etat === 'rejetee',
  )
  assert.deepEqual(
    rejets.map(({ numeroContrat, dateEcheance, motifRejet }) => [
      numeroContrat,
      dateEcheance,
      motifRejet,
    ]),
    [['20450003', '2026-10-05', 'AM04']],
  )
  for (const contrat of contrats.filter(({ numero }) => /2045000[135]/.test(numero)))
    assert.ok(
      documentsDe(contrat, 'Mutuelle', '2026-11-15', [], parMois).length >= 12,
      contrat.numero,
    )
  assert.deepEqual(
    mandatsDe('horizon', contrats)
      .slice(0, 3)
      .map(({ rum }) => rum),
    ['HOR204500010001', 'HOR204500020001', 'HOR204500030001'],
  )
})

test('a letter about next year’s contribution says what it will be, as its instalments do', () => {
  const assures = assuresHorizon(2026)
  const parMois = parMoisDe('horizon', assures, 2026)
  const contrat = assures.contrats.find(({ numero }) => numero === '20450001')
  assert.ok(contrat)
  const lettre = documentsDe(contrat, 'Mutuelle', '2026-11-15', [], parMois).find(
    ({ titre }) => titre === 'Votre cotisation au 1er\u00a0janvier 2027',
  )
  const janvier = cotisationsDe([contrat], '2026-11-15', parMois).find(
    ({ periodeDebut }) => periodeDebut === '2027-01-01',
  )
  assert.ok(janvier)
  const { paragraphes = [] } = (lettre?.parametres ?? {}) as { paragraphes?: string[] }
  assert.ok(paragraphes[1]?.includes(`${formatMontant(janvier.montant)} par mois`), paragraphes[1])
})
