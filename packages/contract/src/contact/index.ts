import { validateContact } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineActe } from '../actes/define.ts'
import { champsDes, fichiersDes } from '../actes/pieces.ts'
import { textes } from './textes.ts'

const { raison } = textes
const documents = {
  piece: { libelle: textes.piece, raison },
  piece2: { libelle: textes.deuxieme, raison },
  piece3: { libelle: textes.troisieme, raison },
}
const champsPieces = champsDes(documents)

const saisie = z.strictObject({
  /** By its code. */
  motif: z.string().max(20),
  domaine: z.string().max(200),
  sousDomaine: z.string().max(200),
  /** Whom it is about; empty: nobody in particular. */
  personne: z.string().max(36),
  /** Generous: the rule says by how much it is too long. */
  message: z.string().max(20_000),
  ...fichiersDes(documents),
  numeroContrat: z.string().max(50),
})
export type SaisieContactActe = z.infer<typeof saisie>

const faits = z.object({
  motifs: z.array(z.object({ code: z.string(), libelle: z.string() })),
  domaines: z.array(z.object({ libelle: z.string(), sousDomaines: z.array(z.string()) })),
  personnes: z.array(z.object({ id: z.uuid(), nom: z.string() })),
})
export type FaitsContact = z.infer<typeof faits>

export const contactActe = defineActe({
  key: 'contactActeGestion',
  slice: 'contact',
  path: '/forms/contact/v2',
  libelle: textes.libelle,
  chapo: textes.chapo,
  groupe: 'profil',
  identite: 'session',
  saisie,
  faits,
  etapes: [
    {
      cle: 'message',
      titre: textes.etape,
      champs: ['motif', 'domaine', 'sousDomaine', 'personne', 'message', ...champsPieces],
    },
  ],
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
