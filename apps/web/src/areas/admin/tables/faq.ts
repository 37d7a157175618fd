import { questionsGestion } from '@espace-adherent/contract/gestions'
import { CadreFaq } from '../../../features/faq/gestion/CadreFaq.tsx'
import { editeurs, rendus } from '../../../features/faq/gestion/Editeurs.tsx'
import { complementDe } from '../../../features/gestion/index.ts'

export default complementDe(questionsGestion, { cadre: CadreFaq, editeurs, rendus })
