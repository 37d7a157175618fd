import { ButtonLink } from '@espace-adherent/ui/actions'
import { IconTile } from '@espace-adherent/ui/layout'
import { IconFlower, IconPhone } from '@tabler/icons-react'
import { portail } from '../../platform/portail/settings.ts'
import { appel, useLiens } from '../portail/index.ts'
import css from './evenements.module.css'
import { textes } from './textes.ts'

const { deces: mots } = textes

/** Last and apart: no duration, no papers, no figure; somebody to call. */
export function UnDeces() {
  const liens = useLiens()
  const { contact } = portail().config
  return (
    <section className={css.deces} aria-labelledby="deces">
      <IconTile tone="secondary">
        <IconFlower size={22} stroke={1.75} />
      </IconTile>
      <div className="fill stack gap-6">
        <h2 id="deces">{mots.titre}</h2>
        <p>{mots.texte}</p>
        <p className="note">{mots.suite}</p>
      </div>
      <div className="stack gap-10">
        <ButtonLink href={liens.demarche('contact/v2', { message: mots.message })}>
          {mots.dire}
        </ButtonLink>
        {contact && (
          <p className={css.telephone}>
            <IconPhone size={18} stroke={1.75} aria-hidden="true" />
            <a href={appel(contact.telephone)}>{contact.telephone}</a>
            <span className="note">{mots.appeler}</span>
          </p>
        )}
      </div>
    </section>
  )
}
