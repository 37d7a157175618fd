import { type FicheClient, LOGO_OCTETS_MAX } from '@espace-adherent/contract/clients/fiche.ts'
import { type NomDeLogo, nomsDeLogo } from '@espace-adherent/contract/portail/charte.ts'
import { Button } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { useRef, useState } from 'react'
import css from './charte.module.css'
import { base64De, imprimer } from './impression.ts'
import { logoUrl, useLogo } from './queries.ts'
import { textes } from './textes.ts'

const { logos: mots } = textes

/** The four pictures of a client; another one takes its place at once, and may be taken back. */
export function Logos({ fiche, canWrite }: { fiche: FicheClient; canWrite: boolean }) {
  const [dit, setDit] = useState<{ isFait: boolean; texte: string } | null>(null)
  const logo = useLogo()
  const remplacer = async (nom: NomDeLogo, fichier: File) => {
    setDit(null)
    try {
      if (fichier.size > LOGO_OCTETS_MAX) throw new Error(mots.illisible)
      const contenu = await base64De(fichier)
      const impression = await imprimer(fichier)
      await logo.mutateAsync({
        id: fiche.id,
        revision: fiche.revision,
        nom,
        contenu,
        ...(impression !== null && { impression }),
      })
      setDit({ isFait: true, texte: mots.fait })
    } catch (error) {
      const { champs = {}, message = mots.illisible } = error as {
        champs?: Record<string, string>
        message?: string
      }
      setDit({ isFait: false, texte: champs.contenu ?? champs.impression ?? message })
    }
  }
  return (
    <Card title={mots.titre}>
      <p className="note">{mots.aide}</p>
      {dit && (
        <Notice tone={dit.isFait ? 'success' : 'danger'} title={dit.texte} alert={!dit.isFait} />
      )}
      <ul className={css.logos}>
        {nomsDeLogo.map((nom) => {
          const image = fiche.logos[nom]
          return (
            <li key={nom}>
              <div className={css.image} data-fonce={nom === 'clair' || undefined}>
                {image && <img src={logoUrl(fiche, nom)} alt="" />}
              </div>
              <strong>{mots.noms[nom]}</strong>
              <p className="note">
                {image
                  ? mots.poids(image.typeMime === 'image/png' ? 'PNG' : 'SVG', image.octets)
                  : mots.absent}
              </p>
              {canWrite && (
                <Choisir
                  nom={mots.noms[nom]}
                  isBusy={logo.isPending}
                  onChoose={(fichier) => void remplacer(nom, fichier)}
                />
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

type ChoisirProps = { nom: string; isBusy: boolean; onChoose: (fichier: File) => void }

function Choisir({ nom, isBusy, onChoose }: ChoisirProps) {
  const champ = useRef<HTMLInputElement>(null)
  return (
    <span className={css.fichier}>
      <input
        ref={champ}
        type="file"
        hidden
        accept="image/svg+xml,image/png,.svg,.png"
        onChange={({ currentTarget }) => {
          const [fichier] = currentTarget.files ?? []
          if (fichier) onChoose(fichier)
          currentTarget.value = ''
        }}
      />
      <Button size="sm" busy={isBusy} onClick={() => champ.current?.click()}>
        {mots.remplacer(nom)}
      </Button>
    </span>
  )
}
