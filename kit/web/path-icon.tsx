/** An icon drawn as one path on a 24 grid. Screen readers skip it, so a text says the same beside it. */
export function PathIcon({ path, className }: { readonly path: string; readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
