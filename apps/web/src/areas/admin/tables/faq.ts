import { questionsGestion } from '@espace-adherent/contract/gestions'
import { CadreFaq, editeurs, rendus } from '../../../features/faq/gestion/index.ts'
import { complementDe } from '../../../features/gestion/index.ts'

export default complementDe(questionsGestion, { cadre: CadreFaq, editeurs, rendus })
