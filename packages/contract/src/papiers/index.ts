import { z } from 'zod'
import { defineResource } from '../resources/define.ts'
import { textes } from './textes.ts'

/** Where « Revenir au papier » of a mail leads. */
export const RETOUR_PAPIER_PATH = '/retour-papier'

/** The one file that the archive gives. */
export const NOM_ARCHIVE = 'mes-papiers.zip'

/**
 * All papers of the reader in one file, made as it is sent: kept documents, papers that can be made
 * today, acknowledgements. It takes a recent sign-in or a code.
 */
export const archiveResource = defineResource({
  slice: 'papiers',
  path: '/adherent/papiers',
  libelle: textes.archive,
  access: 'membre',
  row: z.object({ nom: z.literal(NOM_ARCHIVE) }),
  can: ['visionneuse'],
  identify: ({ nom }) => nom,
})

/** A paper to be posted, for whoever prints it; named by its line of the print list. */
export const papierAPosterResource = defineResource({
  slice: 'papiers',
  path: '/impressions/papier',
  libelle: textes.papierAPoster,
  row: z.object({ id: z.uuid() }),
  can: { visionneuse: { backoffice: { domaine: 'demandes', action: 'update' } } },
  identify: ({ id }) => id,
})
