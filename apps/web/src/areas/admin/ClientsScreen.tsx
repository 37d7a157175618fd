import { Clients } from '../../features/clients/index.ts'
import { client } from './routes.ts'

export default function ClientsScreen() {
  return <Clients ficheDe={(id) => client.link({ id })} />
}
