export const changesOf = () => [];
