import { reglesDateEffetGestion } from '@espace-adherent/contract/gestions'
import { complementDe } from '../../../features/gestion/index.ts'
import { Editeur, onglets } from '../../../features/regles-date-effet/index.ts'

export default complementDe(reglesDateEffetGestion, { editeurs: { regle: Editeur }, onglets })
