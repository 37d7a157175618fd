import { Clients } from '../../features/clients/Clients.tsx'
import { client } from './routes.ts'

export default function ClientsScreen() {
  return <Clients ficheDe={(id) => client.link({ id })} />
}
