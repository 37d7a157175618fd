import { Accueil, Annonce, Paragraphes } from './Annonce.tsx'
import { textes } from './textes.ts'

/** A link about a change of identifier that leads nowhere any more: `raisons` says why. */
export const ChangementInvalide = ({ raisons }: { raisons: readonly string[] }) => (
  <Annonce titre={textes.lienInvalide.titre} actions={<Accueil />}>
    <Paragraphes textes={raisons} />
  </Annonce>
)
