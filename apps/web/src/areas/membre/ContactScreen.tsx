import { ContactDemarche } from '../../features/contact/index.ts'

export default () => <ContactDemarche />
