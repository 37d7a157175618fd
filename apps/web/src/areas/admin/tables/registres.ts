import { reclamationsGestion } from '@espace-adherent/contract/gestions'
import { complementDe } from '../../../features/gestion/index.ts'
import { demande } from '../routes.ts'

/** A line of a register is read whole where the request is. */
export default complementDe(reclamationsGestion, { lien: ({ id }) => demande.link({ id }) })
