import type { Letter } from '../../../platform/documents/index.ts'
import type { CorpsCourrier } from '../documents.schema.ts'
import { type Demande, entete, signataires } from './modele.ts'

/** A letter as it was sent: its subject, then its words. */
export const composeCourrier = (
  demande: Demande,
  objet: string,
  { paragraphes }: CorpsCourrier,
): Letter => ({
  ...entete(demande),
  titre: objet,
  blocs: [
    ...paragraphes.map((text) => ({ kind: 'paragraph', text }) as const),
    { kind: 'signature', lines: signataires(demande) },
  ],
})
