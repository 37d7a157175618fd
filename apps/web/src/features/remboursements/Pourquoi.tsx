import { Button } from '@espace-adherent/ui/actions'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { type ReactNode, useState } from 'react'
import explication from './explication.module.css'
import { textes } from './textes.ts'

type PourquoiProps = {
  titre?: string
  /** Of what it is about. */
  sujet: ReactNode
  onClose: () => void
  children: ReactNode
}

/** Beside the screen: where the amounts of one act come from. */
export const Pourquoi = ({
  titre = textes.pourquoi.titre,
  sujet,
  onClose,
  children,
}: PourquoiProps) => (
  <Dialog title={titre} size="drawer" onClose={onClose}>
    <p className="muted mb-20">{sujet}</p>
    <div className={explication.explication}>{children}</div>
  </Dialog>
)

type BoutonPourquoiProps = Omit<PourquoiProps, 'onClose'> & {
  libelle: string
  /** The same, with what it is about. */
  nom: string
  isPetit?: boolean
}

/** The way there. */
export function BoutonPourquoi({ libelle, nom, isPetit = false, ...dit }: BoutonPourquoiProps) {
  const [isOuvert, setOuvert] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        {...(isPetit && { size: 'sm', className: explication.bouton })}
        aria-label={nom}
        onClick={() => setOuvert(true)}
      >
        {libelle}
      </Button>
      {isOuvert && <Pourquoi {...dit} onClose={() => setOuvert(false)} />}
    </>
  )
}
