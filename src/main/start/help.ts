/** Exit codes of the commands; documented in docs/command-line.md. */
export const exitCodes = {
  done: 0,
  failed: 1,
  /** A switch that is not allowed, or a command without its file. */
  badCommandLine: 2,
  /** The running program stands in the way, or did not answer. */
  running: 3,
} as const;

/** For the console: English like the other tools that stand there, whatever the language of the app. */
export const helpText = `Usage: diwan [option]

  --hidden                    Start without showing the window; starting Diwan again shows it.
  --export-diagnostics FILE   Write a diagnostics report (ZIP) without personal data, and end.
  --reset-settings            Put the settings back to their defaults, and end. The old file is kept beside the new one;
                              drafts, the session and the print queue stay.
  --smoke-test                Start every part without a window and with data of its own, print one line of JSON, and end.
  --version                   Print the version, and end.
  --help                      Print this text, and end.

Exit codes: 0 done, 1 failed, 2 the command line cannot be used, 3 Diwan is running and that is in the way.
`;
