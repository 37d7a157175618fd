import { codeLibelleSchema } from '../referentiel/index.ts'
import { defineResource } from '../resources/define.ts'

/** The offers of the client by name, for whoever writes a rule for one of them. */
export const offresRegleResource = defineResource({
  slice: 'regles-date-effet',
  path: '/settings/regle-date-effet-offre',
  libelle: 'Offres',
  row: codeLibelleSchema,
  can: { list: { backoffice: { domaine: 'parametrage', action: 'read' } } },
  identify: ({ code }) => code,
})
