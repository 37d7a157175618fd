import { SwitchField } from '@espace-adherent/ui/interrupteur/SwitchField.tsx'
import { Card } from '@espace-adherent/ui/layout'
import { IconDeviceMobileCheck } from '@tabler/icons-react'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import css from './carte-tp.module.css'
import { useGarde, type Vue } from './garde.ts'
import { textes } from './textes.ts'

/** That the card stays on this device is said, and can be undone where it is said. */
export function Garder(vue: Vue) {
  const { userName, vuPar } = useCurrentUser()
  // Staff who look at a member's portal take nothing of it away.
  return vuPar === undefined ? <Garde userName={userName} vue={vue} /> : null
}

function Garde({ userName, vue }: { userName: string; vue: Vue }) {
  const { garde, choose } = useGarde(userName, vue)
  return (
    <Card title={textes.horsLigne}>
      <SwitchField
        label={textes.consultable}
        hint={textes.consultableTexte}
        value={garde === 'gardee' || garde === 'enCours'}
        onChange={choose}
        disabled={garde === 'impossible'}
      />
      <p role="status" className={css.garde} data-garde={garde}>
        {garde === 'gardee' && (
          <>
            <IconDeviceMobileCheck size={20} stroke={1.75} aria-hidden="true" /> {textes.gardee}
          </>
        )}
        {(garde === 'refusee' || garde === 'impossible') && textes[garde]}
      </p>
    </Card>
  )
}
