import { Button } from '@espace-adherent/ui/actions'
import { useMutation } from '@tanstack/react-query'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import { revenir } from './calls.ts'
import css from './delegation.module.css'
import { textes } from './textes.ts'

/** Above every screen of a relative's space: whose it is, that nothing can be done there, the way back. */
export default function Bandeau() {
  const { prenom, nom } = useCurrentUser()
  const { mutate, isPending } = useMutation(revenir)
  return (
    <section className={css.bandeau} aria-label={textes.bandeau.region}>
      <p>
        {textes.bandeau.vous(`${prenom} ${nom}`)}
        <span className="small">{textes.bandeau.lecture}</span>
      </p>
      <Button size="sm" busy={isPending} onClick={() => mutate()}>
        {textes.bandeau.revenir}
      </Button>
    </section>
  )
}
