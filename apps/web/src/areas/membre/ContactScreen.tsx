import { contactActeGestion as Contact } from '../../features/contact/index.ts'

export default () => <Contact />
