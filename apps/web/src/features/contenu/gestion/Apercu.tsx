import { BLOC_POPUPS } from '@espace-adherent/contract/addresses'
import type { LigneGestion } from '@espace-adherent/contract/gestion'
import type { ReactNode } from 'react'
import { RichText } from '../index.ts'
import { ApercuPortail } from './ApercuPortail.tsx'
import css from './redaction.module.css'
import { textes } from './textes.ts'

/** Where a block is read by anybody; the others are read in their place after sign-in. */
const ou: Readonly<Record<string, (name: string) => string>> = {
  Pages_Statiques: (name) => `#/page/${name}`,
  Aide_Contact: () => '#/aide',
  // Behind the help buttons of the form.
  Register_Help: () => '#/register',
  Register_Num_Secu_Popup: () => '#/register',
  // Opened over a page that every portal has.
  [BLOC_POPUPS]: () => '&popups#/page/mentions-legales',
}

/** The saved draft as it is read, and the portal itself as it will be on a day. */
export function ApercuContenu({ bloc, name, content, audienceId }: LigneGestion) {
  const lien = ou[String(bloc)]?.(String(name))
  return (
    <PartieApercu>
      <div className="anywhere sunken pad-16">
        <RichText html={String(content ?? '')} topLevel={4} />
      </div>
      {lien && <ApercuPortail lien={lien} audienceId={audienceId as string | null} />}
    </PartieApercu>
  )
}

/** A release note in the list where members read them. */
export const ApercuNouveaute = ({ audienceId }: { audienceId: string | null }) => (
  <PartieApercu>
    <ApercuPortail lien="#/nouveautes" audienceId={audienceId} />
  </PartieApercu>
)

const PartieApercu = ({ children }: { children: ReactNode }) => (
  <section className={css.apercu} aria-label={textes.apercu}>
    <h3>{textes.apercu}</h3>
    {children}
  </section>
)
