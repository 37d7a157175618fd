import { mailsGestion } from '@espace-adherent/contract/mots/gestion.ts'
import { complementDe } from '../../../features/gestion/index.ts'
import { ChampMot } from '../../../features/mots/ChampMot.tsx'

/** The four tables of words are edited alike. */
export default complementDe(mailsGestion, { editeurs: { contenu: ChampMot } })
