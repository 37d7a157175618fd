import type { LigneGestion } from '@espace-adherent/contract/gestion'
import type { ReactNode } from 'react'
import { RichText } from '../index.ts'
import { ApercuPortail } from './ApercuPortail.tsx'
import { genres } from './genres.ts'
import css from './redaction.module.css'
import { textes } from './textes.ts'

/** The saved draft as it is read, and the portal itself as it will be on a day. */
export function ApercuContenu({ bloc, name, content, audienceId }: LigneGestion) {
  const lien = genres[String(bloc)]?.ou(String(name))
  return (
    <PartieApercu>
      <div className="anywhere sunken pad-16">
        <RichText html={String(content ?? '')} topLevel={4} />
      </div>
      {lien && !lien.startsWith('&') && (
        <p>
          <a href={lien} target="_blank" rel="noopener">
            {textes.vuIci}
          </a>
        </p>
      )}
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
