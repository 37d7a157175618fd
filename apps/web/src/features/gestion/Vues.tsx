import { type Gestion, vuesResource } from '@espace-adherent/contract/gestion'
import { resourceUrl } from '@espace-adherent/contract/resources'
import { Button } from '@espace-adherent/ui/actions'
import { Dialog } from '@espace-adherent/ui/dialog'
import { TextField } from '@espace-adherent/ui/fields'
import { ActionMenu } from '@espace-adherent/ui/menus'
import { IconBookmark, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { http } from '../../platform/http/http.ts'
import { listQuery } from '../../platform/query/list.ts'
import css from './gestion.module.css'
import { textes } from './textes.ts'

const { vues: mots } = textes
const url = resourceUrl(vuesResource)

type VuesProps = {
  /** Whose views: a table, or another list that has a name of its own. */
  gestion: Pick<Gestion, 'key'>
  /** The list as it is being looked at, as its address keeps it. */
  parametres: string
  onChoose: (parametres: string) => void
}

/** Ways to look at the list that this person has kept, on the server: they find them anywhere. */
export function Vues({ gestion, parametres, onChoose }: VuesProps) {
  const client = useQueryClient()
  const { data } = useQuery(listQuery(vuesResource, { gestion: gestion.key }))
  const vues = data?.rows ?? []
  const [fenetre, setFenetre] = useState<'nouvelle' | 'gerer' | null>(null)
  const reread = () => client.invalidateQueries({ queryKey: [url] })
  const enregistrer = useMutation({
    mutationFn: (nom: string) =>
      http.post(`${url}/create`, { gestion: gestion.key, nom, parametres }),
    onSuccess: async () => {
      setFenetre(null)
      await reread()
    },
    meta: { failure: mots.echec, success: () => ({ title: mots.enregistree }) },
  })
  const supprimer = useMutation({
    mutationFn: ({ id, revision }: { id: string; revision: number }) =>
      http.post(`${url}/delete`, { id, revision }),
    onSettled: reread,
    meta: { failure: mots.suppressionEchouee },
  })
  return (
    <>
      <ActionMenu
        trigger={
          <Button size="sm" icon={<IconBookmark size={18} stroke={1.75} aria-hidden="true" />}>
            {mots.titre}
          </Button>
        }
        items={[
          ...vues.map(({ nom, parametres: gardes }) => ({
            label: nom,
            onSelect: () => onChoose(gardes),
          })),
          { label: mots.enregistrer, onSelect: () => setFenetre('nouvelle') },
          ...(vues.length > 0 ? [{ label: mots.gerer, onSelect: () => setFenetre('gerer') }] : []),
        ]}
      />
      {fenetre === 'nouvelle' && (
        <Nouvelle
          isBusy={enregistrer.isPending}
          onSave={(nom) => enregistrer.mutate(nom)}
          onClose={() => setFenetre(null)}
        />
      )}
      {fenetre === 'gerer' && (
        <Dialog
          title={mots.gerer}
          onClose={() => setFenetre(null)}
          actions={<Button onClick={() => setFenetre(null)}>{mots.fermer}</Button>}
        >
          {vues.length === 0 && <p>{mots.aucune}</p>}
          <ul className={css.vues}>
            {vues.map((vue) => (
              <li key={vue.id}>
                <span>{vue.nom}</span>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={mots.supprimer(vue.nom)}
                  icon={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
                  onClick={() => supprimer.mutate(vue)}
                >
                  {textes.fiche.supprimer}
                </Button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}

type NouvelleProps = { isBusy: boolean; onSave: (nom: string) => void; onClose: () => void }

function Nouvelle({ isBusy, onSave, onClose }: NouvelleProps) {
  const [nom, setNom] = useState('')
  const save = () => {
    if (nom.trim() !== '') onSave(nom.trim())
  }
  return (
    <Dialog
      title={mots.enregistrer}
      onClose={onClose}
      actions={
        <Button variant="primary" busy={isBusy} onClick={save}>
          {textes.fiche.enregistrer}
        </Button>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          label={mots.nom}
          layout="stack"
          hint={mots.nomAide}
          maxLength={60}
          autoComplete="off"
          required
          value={nom}
          onChange={setNom}
        />
      </form>
    </Dialog>
  )
}
