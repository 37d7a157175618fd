import { Dialog } from '@espace-adherent/ui/dialogues'
import { StateBadge } from '@espace-adherent/ui/feedback'
import { useQuery } from '@tanstack/react-query'
import { LectureLignes } from '../../../platform/query/Lecture.tsx'
import { Lignes } from '../../actes/index.ts'
import { badgeDe, chezDe } from './badge.ts'
import { SousTitre } from './Cadre.tsx'
import css from './dossier.module.css'
import { instantDe, jourDe } from './moments.ts'
import { dossierQuery } from './queries.ts'
import { textes } from './textes.ts'

export type DemandeBesideProps = {
  id: string
  /** Where it is treated. */
  lien: string
  onClose: () => void
  /** One goes there, and leaves the screen that this stands over. */
  onLeave: () => void
}

/** A request read over another screen, which stays as it is: what was asked for, what was said, and what became of it. */
export default function DemandeBeside({ id, lien, onClose, onLeave }: DemandeBesideProps) {
  const query = useQuery(dossierQuery(id))
  const dossier = query.data?.rows[0]
  return (
    <Dialog
      size="drawer"
      title={dossier ? dossier.message?.sujet || dossier.libelle : textes.titre}
      onClose={onClose}
      isRetour
      actions={
        <a href={lien} onClick={onLeave}>
          {textes.ouvrirDemande}
        </a>
      }
    >
      <LectureLignes query={query} attente={['4rem', '10rem']}>
        {([lue]) => (
          <div className="stack gap-16 single">
            <p className={css.discret}>
              {[lue.reference, lue.numeroContrat, textes.recueLe(jourDe(lue.creeLe))]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p className={css.badges}>
              <StateBadge tone={badgeDe(lue).tone}>{badgeDe(lue).libelle}</StateBadge>
              <span className={css.discret}>{chezDe(lue)}</span>
            </p>
            <Lignes lignes={lue.lignes} />
            {lue.messages.length > 0 && (
              <section>
                <SousTitre>{textes.onglet.echanges}</SousTitre>
                <ul className={css.autres}>
                  {lue.messages.map(({ id: message, texte, le }) => (
                    <li key={message}>
                      <span className="anywhere">{texte}</span>
                      <span className={css.discret}>{instantDe(le)}</span>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        )}
      </LectureLignes>
    </Dialog>
  )
}
