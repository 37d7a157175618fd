import { exiger, type SujetsContact, validateContact } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineActe, faitsDe } from '../acte/define.ts'
import { champMedical, ecrits, fichiersDes } from '../acte/pieces.ts'
import { contactTete } from '../actes/tetes.ts'
import { textes } from './textes.ts'

const { raison } = textes
type Pieces = Partial<Record<'piece' | 'piece2' | 'piece3', unknown>>
/** One more is offered once the one before is there. */
const documents = exiger('facultative', {
  piece: { libelle: textes.piece, raison },
  piece2: { libelle: textes.deuxieme, raison, quand: (s: Pieces) => !!(s.piece || s.piece2) },
  piece3: { libelle: textes.troisieme, raison, quand: (s: Pieces) => !!(s.piece2 || s.piece3) },
})

export const contactActe = defineActe(contactTete, {
  textes,
  saisie: z.strictObject({
    ...ecrits({ numeroContrat: 50, motif: 20, domaine: 200, sousDomaine: 200, personne: 36 }),
    ...ecrits({ message: 20_000 }),
    ...fichiersDes(documents),
    ...champMedical,
  }),
  faits: faitsDe<SujetsContact>(),
  etapes: { message: ['motif', 'domaine', 'sousDomaine', 'personne', 'message'] },
  check: (s, _, sujets) => validateContact(s, sujets),
  documents,
})
