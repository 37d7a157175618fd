import { type DomaineContact, validateContact } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineActe, faitsDe } from '../actes/define.ts'
import { champsDes, ecrits, fichiersDes } from '../actes/pieces.ts'
import { textes } from './textes.ts'

const { raison } = textes
const documents = {
  piece: { libelle: textes.piece, raison },
  piece2: { libelle: textes.deuxieme, raison },
  piece3: { libelle: textes.troisieme, raison },
}
const champsPieces = champsDes(documents)

type Faits = {
  motifs: { code: string; libelle: string }[]
  domaines: DomaineContact[]
  personnes: { id: string; nom: string }[]
}

export const contactActe = defineActe({
  key: 'contactActeGestion',
  slice: 'contact',
  path: '/forms/contact/v2',
  textes,
  groupe: 'profil',
  identite: 'session',
  saisie: z.strictObject({
    ...ecrits({ numeroContrat: 50, motif: 20, domaine: 200, sousDomaine: 200, personne: 36 }),
    ...ecrits({ message: 20_000 }),
    ...fichiersDes(documents),
  }),
  faits: faitsDe<Faits>(),
  etapes: { message: ['motif', 'domaine', 'sousDomaine', 'personne', 'message'] },
  check: (s, _, sujets) => validateContact(s, sujets),
  normalise: ({ motif, domaine, sousDomaine, personne, message }) => ({
    motif,
    domaine,
    sousDomaine,
    personne: personne || null,
    message: message.trim(),
  }),
  documents,
  // One more is offered once the one before is there.
  pieces: (s) =>
    champsPieces
      .filter((champ, rang) => rang === 0 || s[champ] || s[champsPieces[rang - 1] ?? champ])
      .map((champ) => ({ champ, isRequise: false })),
})
