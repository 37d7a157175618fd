import { isNouvelleFenetre, isReseauOuvrable } from '@espace-adherent/domain/reseaux-soins'
import { Button } from '@espace-adherent/ui/actions'
import { Dialog } from '@espace-adherent/ui/dialog'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { IconExternalLink, IconHeartHandshake } from '@tabler/icons-react'
import { Attente, Panne } from '../../platform/query/Lecture.tsx'
import { ReseauImage } from './ReseauImage.tsx'
import css from './reseaux-soins.module.css'
import { textes } from './textes.ts'

export type ReseauPresente = {
  reseau: string
  url: string
  numOmc: string | null
  icon: string | null
  imageId: string | null
  imageForm: string | null
  description: string
}

type ReseauxSoinsDialogProps<Reseau extends ReseauPresente> = {
  reseaux: readonly Reseau[] | 'chargement' | 'echec'
  onRetry: () => void
  imageUrl: (imageId: string) => string
  /** Called within the click: a window may be opened there. */
  onOpen: (reseau: Reseau) => void
  /** The network whose token is on its way. */
  busy: string | null
  onClose: () => void
}

export function ReseauxSoinsDialog<Reseau extends ReseauPresente>({
  reseaux,
  onRetry,
  onClose,
  ...acces
}: ReseauxSoinsDialogProps<Reseau>) {
  return (
    <Dialog title={textes.titre} onClose={onClose}>
      {reseaux === 'chargement' && <Attente formes={['5.5rem', '5.5rem']} />}
      {reseaux === 'echec' && <Panne echec={textes.echec} query={{ refetch: onRetry }} />}
      {typeof reseaux !== 'string' && (
        <>
          {reseaux.length > 0 && <p className="muted mb-16">{textes.chapo}</p>}
          <ReseauxSoinsListe reseaux={reseaux} titre="h3" {...acces} />
        </>
      )}
    </Dialog>
  )
}

/** The networks one under the other, in the dialog or in a page. */
export function ReseauxSoinsListe<Reseau extends ReseauPresente>({
  reseaux,
  titre: Titre,
  imageUrl,
  onOpen,
  busy,
}: Pick<ReseauxSoinsDialogProps<Reseau>, 'imageUrl' | 'onOpen' | 'busy'> & {
  reseaux: readonly Reseau[]
  /** The level that follows what stands above. */
  titre: 'h2' | 'h3'
}) {
  if (reseaux.length === 0)
    return (
      <EmptyState
        icon={<IconHeartHandshake size={32} stroke={1.5} aria-hidden="true" />}
        title={textes.aucun}
      >
        {textes.aucunTexte}
      </EmptyState>
    )
  return (
    <ul className="stack gap-12">
      {reseaux.map((reseau) => (
        <li key={reseau.reseau} className={css.reseau}>
          <ReseauImage reseau={reseau} imageUrl={imageUrl} />
          <div className={css.reseauTexte}>
            <Titre className={css.reseauNom}>{reseau.reseau}</Titre>
            <p>{reseau.description}</p>
          </div>
          <Acces
            reseau={reseau}
            isBusy={busy === reseau.reseau}
            isDisabled={busy !== null}
            onOpen={() => onOpen(reseau)}
          />
        </li>
      ))}
    </ul>
  )
}

type AccesProps = {
  reseau: ReseauPresente
  isBusy: boolean
  isDisabled: boolean
  onOpen: () => void
}

function Acces({ reseau, isBusy, isDisabled, onOpen }: AccesProps) {
  if (!isReseauOuvrable(reseau)) return <p className={css.indisponible}>{textes.adresseInvalide}</p>
  const isNouvelle = isNouvelleFenetre(reseau)
  return (
    <Button
      size="sm"
      busy={isBusy}
      disabled={isDisabled}
      aria-label={`${textes.accederA(reseau.reseau)}${isNouvelle ? textes.nouvelleFenetre : ''}`}
      iconAfter={isNouvelle && <IconExternalLink size={18} stroke={1.75} aria-hidden="true" />}
      onClick={onOpen}
    >
      {textes.acceder}
    </Button>
  )
}
