import type { CarteTp } from '@espace-adherent/contract/carte-tp'
import { Button } from '@espace-adherent/ui/actions'
import { Card } from '@espace-adherent/ui/layout'
import { IconDeviceMobileCheck, IconDeviceMobileDown } from '@tabler/icons-react'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import css from './carte-tp.module.css'
import { useGarde } from './garde.ts'
import { textes } from './textes.ts'

/** The member's choice, never ours: a card names people and their birth dates. */
export function Garder({ carte, isGardee }: { carte: CarteTp; isGardee: boolean }) {
  const { userName } = useCurrentUser()
  const { garde, garder, oublier } = useGarde(userName, carte, isGardee)
  return (
    <Card title={textes.garderTitre}>
      <p className={css.garderTexte}>{textes.garderTexte}</p>
      <p role="status" className={css.garde}>
        {garde === 'gardee' && (
          <>
            <IconDeviceMobileCheck size={20} stroke={1.75} aria-hidden="true" /> {textes.garde}
          </>
        )}
        {garde === 'impossible' && textes.nonGarde}
      </p>
      {garde === 'gardee' ? (
        <Button onClick={() => void oublier()}>{textes.oublier}</Button>
      ) : (
        <Button
          icon={<IconDeviceMobileDown size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => void garder()}
        >
          {textes.garder}
        </Button>
      )}
    </Card>
  )
}
