import { BLOC_POPUPS } from '@espace-adherent/contract/contenu'
import type { Contenu } from '@espace-adherent/contract/redaction'
import { parseDate } from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { DateField } from '@espace-adherent/ui/dates'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useState } from 'react'
import { RichText } from '../contenu/index.ts'
import { Audience } from './Audience.tsx'
import css from './redaction.module.css'
import { textes } from './textes.ts'

/** Where a block is read by anybody; the others are read in their place after sign-in. */
const ou: Readonly<Record<string, (name: string) => string>> = {
  Pages_Statiques: (name) => `#/page/${name}`,
  Aide_Contact: () => '#/aide',
  // Opened over a page that every portal has.
  [BLOC_POPUPS]: () => '&popups#/page/mentions-legales',
}

const LARGEURS = { telephone: 390, ordinateur: 1280 }

/** The saved draft as it is read, and the portal itself as it will be on a day. */
export function Apercu({ contenu, html }: { contenu: Contenu; html: string }) {
  const [jour, setJour] = useState('')
  const [audience, setAudience] = useState(contenu.audienceId)
  const lien = ou[contenu.bloc]?.(contenu.name)
  const open = (largeur: number) => {
    const date = parseDate(jour)
    // The end of that day, so that whatever begins on it has begun.
    const le = date ? `${date}T22:59:59Z` : 'brouillon'
    const pour = audience ? `&audience=${audience}` : ''
    const adresse = `/?apercu=${encodeURIComponent(le)}${pour}${lien}`
    window.open(adresse, '_blank', `popup,width=${largeur},height=844`)
  }
  return (
    <section className={css.apercu} aria-label={textes.apercu}>
      <h3>{textes.apercu}</h3>
      <div className={css.feuille}>
        <RichText html={html} topLevel={4} />
      </div>
      {lien && (
        <div className={css.champs}>
          <DateField
            label={textes.apercuAu}
            layout="stack"
            hint={textes.apercuAuAide}
            value={jour}
            onChange={setJour}
          />
          <Audience label={textes.apercuPour} value={audience} onChange={setAudience} />
          <div className={css.boutons}>
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
      )}
    </section>
  )
}
