import { AdresseDemarche } from '../../features/adresse/index.ts'

export default () => <AdresseDemarche />
