import { messageDateLibre, parseInstant } from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { DateField } from '@espace-adherent/ui/dates/DateField.tsx'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useState } from 'react'
import { Audience } from './Audience.tsx'
import { textes } from './textes.ts'

const LARGEURS = { telephone: 390, ordinateur: 1280 }

type ApercuPortailProps = {
  /** What follows `/?apercu=…`: where it is read. */
  lien: string
  /** Whom it is for, to begin with. */
  audienceId: string | null
}

/** Opens the portal itself, as it will be on a day and as an audience reads it. */
export function ApercuPortail({ lien, audienceId }: ApercuPortailProps) {
  const [jour, setJour] = useState('')
  const [audience, setAudience] = useState(audienceId)
  const [error, setError] = useState<string | undefined>()
  const open = (largeur: number) => {
    const saisi = jour.trim()
    // The end of that day in Paris, so that whatever begins on it has begun, and nothing of the next one.
    const le = saisi === '' ? 'brouillon' : parseInstant(`${saisi} 23:59`)
    // What cannot be read as a day must not be taken for « with the drafts ».
    setError(le === null ? (messageDateLibre(saisi) ?? undefined) : undefined)
    if (le === null) return
    const pour = audience ? `&audience=${audience}` : ''
    const adresse = `/?apercu=${encodeURIComponent(le)}${pour}${lien}`
    window.open(adresse, '_blank', `popup,width=${largeur},height=844`)
  }
  return (
    <div className="stack gap-18">
      <DateField
        label={textes.apercuAu}
        layout="stack"
        hint={textes.apercuAuAide}
        error={error}
        value={jour}
        onChange={setJour}
      />
      <Audience label={textes.apercuPour} value={audience} onChange={setAudience} />
      <div className="cluster end gap-8">
        <Button
          size="sm"
          icon={<IconDeviceMobile size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => open(LARGEURS.telephone)}
        >
          {textes.telephone}
        </Button>
        <Button
          size="sm"
          icon={<IconDeviceDesktop size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => open(LARGEURS.ordinateur)}
        >
          {textes.ordinateur}
        </Button>
      </div>
    </div>
  )
}
