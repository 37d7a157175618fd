import { droitRetrait, type Vue, vuesResource } from '@espace-adherent/contract/gestion'
import { resourceUrl } from '@espace-adherent/contract/resources'
import { Button } from '@espace-adherent/ui/actions'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { IconTrash, IconUsersGroup } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import { askConfirmation } from '../../platform/modals/dialogs.tsx'
import { useDroit } from '../../platform/session/current-user.ts'
import css from './gestion.module.css'
import { textes } from './textes.ts'

const { vues: mots } = textes
const url = resourceUrl(vuesResource)

type GererVuesProps = {
  vues: readonly Vue[]
  peutPartager: boolean
  onChanged: () => Promise<unknown>
  onClose: () => void
}

/** What one kept and what colleagues offer: offered to the team, taken back, deleted, by whoever may. */
export function GererVues({ vues, peutPartager, onChanged, onClose }: GererVuesProps) {
  const peutRetirer = useDroit()(droitRetrait)
  const partager = useMutation({
    mutationFn: ({ id, revision, isPartagee }: Vue) =>
      http.post(url, { id, revision, isPartagee: !isPartagee }),
    onSettled: onChanged,
    meta: { failure: mots.partageEchoue },
  })
  const supprimer = useMutation({
    mutationFn: ({ id, revision }: Vue) => http.post(`${url}/delete`, { id, revision }),
    onSettled: onChanged,
    meta: { failure: mots.suppressionEchouee },
  })
  const demander = (vue: Vue) =>
    vue.isPartagee
      ? askConfirmation({
          title: mots.supprimerTitre(vue.nom),
          text: <p>{mots.supprimerTexte}</p>,
          confirmLabel: textes.fiche.supprimer,
          isDanger: true,
          onConfirm: async () => {
            await supprimer.mutateAsync(vue)
          },
        })
      : supprimer.mutate(vue)
  return (
    <Dialog
      title={mots.gerer}
      onClose={onClose}
      actions={<Button onClick={onClose}>{mots.fermer}</Button>}
    >
      {vues.length === 0 && <p>{mots.aucune}</p>}
      <ul className={css.vues}>
        {vues.map((vue) => (
          <li key={vue.id}>
            <span>
              {vue.nom}
              <span className="note block">{ditDe(vue)}</span>
            </span>
            <span className={css.vueBoutons}>
              {(vue.isMienne
                ? vue.isPartagee || peutPartager
                : peutRetirer && vue.auteur !== null) && (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={(vue.isPartagee ? mots.nePlusQuoi : mots.partagerQuoi)(vue.nom)}
                  icon={<IconUsersGroup size={18} stroke={1.75} aria-hidden="true" />}
                  onClick={() => partager.mutate(vue)}
                >
                  {vue.isPartagee ? mots.nePlus : mots.partager}
                </Button>
              )}
              {(vue.isMienne || peutRetirer) && (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={mots.supprimer(vue.nom)}
                  icon={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
                  onClick={() => demander(vue)}
                >
                  {textes.fiche.supprimer}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function ditDe({ isMienne, isPartagee, auteur }: Vue): string {
  if (!isMienne) return mots.partageePar(auteur)
  return isPartagee ? mots.partagee : mots.pourMoi
}
