import { Notice } from '@espace-adherent/ui/feedback'
import { apercuVoulu } from '../../platform/routing/apercu.ts'
import css from './contenu.module.css'
import { textes } from './textes.ts'

/** Says of a screen that it is previewed, where it is. */
export const NoticeApercu = () =>
  apercuVoulu() && (
    <div className={css.apercu}>
      <Notice tone="info" title={textes.apercu} />
    </div>
  )
