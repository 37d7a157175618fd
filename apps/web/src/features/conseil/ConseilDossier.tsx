import type { ConseilDemande } from '@espace-adherent/contract/conseil'
import { Facts } from '@espace-adherent/ui/layout'
import { Points } from '@espace-adherent/ui/listes/Points.tsx'
import css from './conseil.module.css'
import { textes } from './textes.ts'

/** The needs and the advice that a request rests on, read again. */
export const ConseilDossier = ({ conseil }: { conseil: ConseilDemande }) => (
  <div className={css.conseil}>
    <Facts
      items={conseil.besoins.map(({ question, reponse }) => ({ label: question, value: reponse }))}
    />
    <p className="bold">
      {textes.conseil}&nbsp;: {conseil.titre}
    </p>
    <Points lignes={conseil.raisons} />
    <p className="note">{conseil.isConforme ? textes.conforme : textes.autre}</p>
  </div>
)
