import { Button, Spinner } from '@espace-adherent/ui/actions'
import { useQueryClient } from '@tanstack/react-query'
import { CURRENT_USER_KEY } from '../../platform/session/current-user.ts'
import { textes } from '../textes.ts'
import css from './router.module.css'

export const Waiting = () => (
  <div className={css.waiting} data-quiet="true" role="status">
    <Spinner />
    <p>{textes.chargement}</p>
  </div>
)

export function Unreachable() {
  const client = useQueryClient()
  return (
    <main className={css.waiting}>
      <h1>{textes.injoignableTitre}</h1>
      <p>{textes.injoignableTexte}</p>
      <Button onClick={() => void client.resetQueries({ queryKey: CURRENT_USER_KEY })}>
        {textes.reessayer}
      </Button>
    </main>
  )
}
