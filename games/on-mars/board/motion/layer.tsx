import { createContext, type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';

const LayerContext = createContext<SVGGElement | null>(null);

/** A drawing with a layer over all of it: who walks there passes over whatever is drawn later. */
export function WithLayer({ children }: { readonly children: ReactNode }) {
  const [layer, setLayer] = useState<SVGGElement | null>(null);
  return (
    <>
      <LayerContext value={layer}>{children}</LayerContext>
      <g ref={setLayer} pointerEvents="none" />
    </>
  );
}

/** On the layer, as soon as there is one. It has the units of the drawing: nothing in between may be moved or scaled. */
export function OnLayer({ children }: { readonly children: ReactNode }) {
  const layer = use(LayerContext);
  return layer === null ? children : createPortal(children, layer);
}
