// The page is an application: its entry is main.tsx, and nothing is imported from it.
export {};
