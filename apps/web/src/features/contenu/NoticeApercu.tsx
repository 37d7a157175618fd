import { Notice } from '@espace-adherent/ui/feedback'
import { apercuVoulu } from '../../platform/routing/apercu.ts'
import { textes } from './textes.ts'

/** Says of a screen that it is previewed, where it is. */
export const NoticeApercu = () =>
  apercuVoulu() && (
    <div className="mb-20">
      <Notice tone="info" title={textes.apercu} />
    </div>
  )
