import { Notice } from '@espace-adherent/ui/feedback'
import { portail } from '../../platform/portail/settings.ts'
import css from './contrats.module.css'
import { useContrats } from './contrats-context.ts'
import { textes } from './textes.ts'

/** What the current contract waits for from the member; nothing at all when nothing is due. */
export function AFaire() {
  const { courant } = useContrats()
  const { adressePostale } = portail().config
  const isRibMissing = courant.modalitePaiementPrestation.isMissing
  if (!isRibMissing && !courant.isPrecontentieux) return null
  return (
    <section className={css.aFaire} aria-labelledby="a-faire">
      <h2 id="a-faire">{textes.aFaire}</h2>
      {isRibMissing && (
        <Notice tone="warning" title={textes.ribManquant}>
          {textes.ribManquantTexte(adressePostale)}
        </Notice>
      )}
      {courant.isPrecontentieux && (
        <Notice tone="danger" title={textes.precontentieux}>
          {textes.precontentieuxTexte(adressePostale)}
        </Notice>
      )}
    </section>
  )
}
