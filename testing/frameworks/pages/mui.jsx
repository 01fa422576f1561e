import {
  Alert,
  AppBar,
  Avatar,
  Button,
  Chip,
  CssBaseline,
  Link,
  MenuItem,
  MenuList,
  Paper,
  SnackbarContent,
  Tab,
  Tabs,
  TextField,
  ThemeProvider,
  Toolbar,
  Tooltip,
  Typography,
} from '@mui/material';
import { createRoot } from 'react-dom/client';

import { theme } from '../mui-theme.ts';

const COLORS = ['primary', 'secondary', 'error', 'warning', 'info', 'success'];

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <AppBar position="static">
      <Toolbar>Bar</Toolbar>
    </AppBar>
    {[0, 8].map((elevation) => (
      <Paper key={elevation} elevation={elevation}>
        <Typography>Text</Typography>
        <Typography color="text.secondary">Muted</Typography>
        <Link href="/">Link</Link>
        <Tabs value={0}>
          <Tab label="Tab" />
          <Tab label="Other" />
        </Tabs>
        <MenuList>
          <MenuItem>Item</MenuItem>
          <MenuItem selected>Chosen</MenuItem>
        </MenuList>
        {COLORS.map((color) => (
          <p key={color}>
            {['contained', 'outlined', 'text'].map((variant) => (
              <Button key={variant} variant={variant} color={color}>{`${variant} ${color}`}</Button>
            ))}
            <Chip label={`chip ${color}`} color={color} />
            <Chip label={`outlined ${color}`} color={color} variant="outlined" />
          </p>
        ))}
        <Button variant="contained" color="brand">
          brand
        </Button>
        <Button variant="contained" color="inherit">
          inherit
        </Button>
        <Chip label="chip" />
        <Avatar>AL</Avatar>
        {COLORS.slice(2).map((severity) =>
          ['standard', 'filled', 'outlined'].map((variant) => (
            <Alert
              key={severity + variant}
              severity={severity}
              variant={variant}
            >{`${variant} ${severity}`}</Alert>
          )),
        )}
        <TextField label="Field" error helperText="Wrong" defaultValue="x" />
        <TextField label="Filled" variant="filled" helperText="Help" defaultValue="x" />
        <SnackbarContent message="Snack" />
        <Tooltip
          open
          title="Tip"
          disableInteractive
          slotProps={{ popper: { disablePortal: true } }}
        >
          <span>Under</span>
        </Tooltip>
      </Paper>
    ))}
  </ThemeProvider>,
);
