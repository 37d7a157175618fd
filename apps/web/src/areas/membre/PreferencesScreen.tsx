import { MesConsentements } from '../../features/consentements/index.ts'
import { MesPreferences } from '../../features/preferences/MesPreferences.tsx'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import css from './membre.module.css'
import { textes } from './textes.ts'

/** Alerts, channels, papers and consents, in one place. */
export default function PreferencesScreen() {
  return (
    <>
      <ScreenTitle lead={textes.leads.preferences}>{textes.titres.preferences}</ScreenTitle>
      <div className={css.column}>
        <MesPreferences />
        <MesConsentements titre={textes.titres.consentements} />
      </div>
    </>
  )
}
